/** Members of `window` that begin with a small letter, of the standards and of single browsers, except event handlers. */
const WINDOW_MEMBERS = `
  addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
  clearInterval clearTimeout clientInformation close closed confirm console cookieStore crashReport createImageBitmap
  credentialless crossOriginIsolated crypto customElements defaultStatus defaultstatus devicePixelRatio dispatchEvent
  document documentPictureInPicture dump event external fence fetch fetchLater find focus frameElement frames
  fullScreen getComputedStyle getDefaultComputedStyle getMatchedCSSRules getScreenDetails getSelection history
  indexedDB innerHeight innerWidth isSecureContext launchQueue length localStorage location locationbar matchMedia
  menubar moveBy moveTo mozInnerScreenX mozInnerScreenY name navigation navigator offscreenBuffering open openDatabase
  opener orientation origin originAgentCluster outerHeight outerWidth pageXOffset pageYOffset parent performance
  personalbar postMessage print prompt queryLocalFonts queueMicrotask releaseEvents removeEventListener reportError
  requestAnimationFrame requestIdleCallback resizeBy resizeTo scheduler screen screenLeft screenTop screenX screenY
  scroll scrollbars scrollBy scrollByLines scrollByPages scrollMaxX scrollMaxY scrollTo scrollX scrollY self
  sessionStorage setInterval setResizable setTimeout sharedStorage showDirectoryPicker showOpenFilePicker
  showSaveFilePicker sizeToContent speechSynthesis status statusbar stop structuredClone styleMedia toolbar top
  trustedTypes updateCommands viewport visualViewport webkitCancelAnimationFrame webkitConvertPointFromNodeToPage
  webkitConvertPointFromPageToNode webkitRequestAnimationFrame webkitRequestFileSystem webkitResolveLocalFileSystemURL
  webkitStorageInfo webkitURL window`;

/** Events with a handler on `window`, such as `onload`. */
const WINDOW_EVENTS = `
  abort afterprint animationcancel animationend animationiteration animationstart auxclick beforeinput beforematch
  beforeprint beforetoggle beforeunload blur cancel canplay canplaythrough change click close command contextlost
  contextmenu contextrestored copy cuechange cut dblclick devicemotion deviceorientation deviceorientationabsolute
  drag dragend dragenter dragleave dragover dragstart drop durationchange emptied ended error focus formdata
  gamepadconnected gamepaddisconnected gotpointercapture hashchange input invalid keydown keypress keyup
  languagechange load loadeddata loadedmetadata loadstart lostpointercapture message messageerror mousedown mouseenter
  mouseleave mousemove mouseout mouseover mouseup offline online orientationchange pagehide pagereveal pageshow
  pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout
  pointerover pointerrawupdate pointerup popstate progress ratechange rejectionhandled reset resize scroll scrollend
  securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled storage submit suspend
  timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun
  transitionstart unhandledrejection unload volumechange waiting webkitanimationend webkitanimationiteration
  webkitanimationstart webkittransitionend wheel`;

/** Globals of the language, of module systems that scripts look for, and of the shell. */
const SCRIPT_GLOBALS = `
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape globalThis isFinite isNaN parseFloat parseInt
  undefined unescape
  define exports global module process require
  earlyActions pageStart shell`;

/** Words of the language, which are no names of variables. */
const KEYWORDS = `
  break case catch class const continue debugger default delete do else enum export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof var void while with yield await eval arguments`;

const toWords = (text: string) => text.trim().split(/\s+/);

/** Names that no container may have, because the page or its scripts use them. */
const TAKEN_NAMES = new Set([
  ...toWords(WINDOW_MEMBERS + SCRIPT_GLOBALS + KEYWORDS),
  ...toWords(WINDOW_EVENTS).map((event) => `on${event}`),
]);

/**
 * Says whether a container's name belongs to something else: to every object, to browsers, to the language or the shell,
 * or to the list in which webpack keeps the chunks of a build. The entry of a release sets a global variable of this name.
 * The shell first sets it to undefined, and `var location` opens another page.
 */
export function isTakenName(name: string): boolean {
  return name in Object.prototype || TAKEN_NAMES.has(name) || name.startsWith('webpackChunk');
}
