export interface WidgetFolder {
  area: string
  name: string
  dir: string
  component: string
}

export const root: string
export const CORE_PACKAGES: readonly string[]
export function pascalCase(name: string): string
export function listWidgets(): WidgetFolder[]
