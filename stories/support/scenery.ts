import { urlOf } from './pictures'

/** The HTML of a page as a background: links and forms go nowhere, and its widgets stay as the server wrote them. */
export function asScenery(html: string): string {
  return html
    .replace(/(?<=["\s])\/pictures\/([^"\s]*)/g, (_, path: string) => urlOf(path))
    .replace(/ href="\/[^"]*"/g, ' href="#nowhere"')
    .replace(/ action="[^"]*"/g, '')
    .replace(/ method="post"/gi, ' method="dialog"')
    .replaceAll(' data-widget=', ' data-scenery=')
}
