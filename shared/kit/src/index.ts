export { copyText } from './clipboard/copyText';
export { useCopy, type CopyStatus } from './clipboard/useCopy';
export { downloadFile } from './download/downloadFile';
export { keepFocus } from './focus/keepFocus';
export { isComposing } from './keyboard/isComposing';
export { isTextField, isTypingTarget } from './keyboard/isTypingTarget';
export { createListeners } from './state/createListeners';
export { createStore, type Store } from './state/createStore';
export { useStore } from './state/useStore';
