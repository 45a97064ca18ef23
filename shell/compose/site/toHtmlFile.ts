/** File of a page in the composed site: `/work/js/drumKit` is `work/js/drumKit.html`. */
export function toHtmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}
