import cut from './marks.css?region=excerpt';

// #region excerpt
export const excerpt = cut;
// #endregion
