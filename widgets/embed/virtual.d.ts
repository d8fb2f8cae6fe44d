declare module 'virtual:embeds' {
  import type { WidgetComponent } from '@firstrung/mount'

  export const baseCss: string
  export const loaders: Readonly<
    Record<string, () => Promise<{ component: WidgetComponent<object>; css: readonly string[] }>>
  >
  export const fonts: readonly (FontFaceDescriptors & { family: string; src: string })[]
}
