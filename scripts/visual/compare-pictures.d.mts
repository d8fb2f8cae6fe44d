import type { Page } from '@playwright/test'

/**
 * Compares two PNG files in a page: the number of pixels that differ and a PNG that has them in red over the new picture in
 * grey. What only one of them has differs.
 */
export function comparePictures(
  page: Page,
  pictures: { before: Buffer; after: Buffer },
): Promise<{ pixels: number; difference: Buffer }>
