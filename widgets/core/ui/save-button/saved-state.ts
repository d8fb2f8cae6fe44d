/**
 * Returns the attributes of a link that looks different once the user has saved `item` ("jobs-12"). Pages are rendered
 * once for everyone: for users who have saved it, the server takes the values of `data-saved-<attribute>`, and
 * `data-saved-text` as the text.
 */
export const savedState = (
  item: string,
  isSaved: boolean,
  saved: Readonly<Record<`data-saved-${string}`, string>>,
): Record<string, string> => (isSaved ? { 'data-saved': 'true' } : { 'data-save': encodeURIComponent(item), ...saved })
