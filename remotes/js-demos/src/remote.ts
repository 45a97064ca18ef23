import { CONTRACT_VERSION, type PageLoader } from '@portfolio/contract';

export { catalogue } from './catalogue';

/** This remote's id. */
export const id = 'js-demos';

/** The version of the contract that this release was built against. */
export const contractVersion = CONTRACT_VERSION;

/** A chunk per demo, by the last segment of its route. */
export const pages: Readonly<Record<string, PageLoader>> = {
  drumKit: () => import(/* webpackChunkName: "drumKit" */ './pages/drumKit/page'),
  analogClock: () => import(/* webpackChunkName: "analogClock" */ './pages/analogClock/page'),
  arrayCardio: () => import(/* webpackChunkName: "arrayCardio" */ './pages/arrayCardio/page'),
  imageGalery: () => import(/* webpackChunkName: "imageGalery" */ './pages/imageGalery/page'),
  fetchAPI: () => import(/* webpackChunkName: "fetchAPI" */ './pages/fetchAPI/page'),
  canvasExample: () => import(/* webpackChunkName: "canvasExample" */ './pages/canvasExample/page'),
  checkboxChallange: () =>
    import(/* webpackChunkName: "checkboxChallange" */ './pages/checkboxChallange/page'),
  konamiCode: () => import(/* webpackChunkName: "konamiCode" */ './pages/konamiCode/page'),
  scrollIn: () => import(/* webpackChunkName: "scrollIn" */ './pages/scrollIn/page'),
  speechRecognition: () =>
    import(/* webpackChunkName: "speechRecognition" */ './pages/speechRecognition/page'),
  linkFollower: () => import(/* webpackChunkName: "linkFollower" */ './pages/linkFollower/page'),
  geoLocation: () => import(/* webpackChunkName: "geoLocation" */ './pages/geoLocation/page'),
  userMedia: () => import(/* webpackChunkName: "userMedia" */ './pages/userMedia/page'),
  followerAlongNav: () => import(/* webpackChunkName: "followerAlongNav" */ './pages/followerAlongNav/page'),
  clickDrag: () => import(/* webpackChunkName: "clickDrag" */ './pages/clickDrag/page'),
  videoControl: () => import(/* webpackChunkName: "videoControl" */ './pages/videoControl/page'),
};
