export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const MAX_LENGTH = 80

/** For addresses that also carry an id. `fallback` replaces a slug without any letter or digit. */
export const shortSlugOf = (name: string, fallback: string): string =>
  slugOf(name).slice(0, MAX_LENGTH).replace(/-$/, '') || fallback
