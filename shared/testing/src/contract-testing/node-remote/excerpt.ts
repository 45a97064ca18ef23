import cut from './excerpt.ts?region=excerpt';

// #region excerpt
export const excerpted = 1;
// #endregion

export const excerpt = cut;
