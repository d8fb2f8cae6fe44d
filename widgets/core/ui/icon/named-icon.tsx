import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from './icon'
import * as icons from './icons'

interface NamedIconProps extends IconProps {
  /** Kebab-case name: `map-pin`. */
  name: string
}

/** An icon by its name, for templates, which cannot import components. Throws for an unknown name. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const key = `${name.replace(/(^|-)(\w)/g, (_, dash, letter: string) => letter.toUpperCase())}Icon`
  const Icon = (icons as Record<string, ComponentType<IconProps> | undefined>)[key]
  if (!Icon) {
    throw new Error(`There is no icon "${name}"; see the list in scripts/icons.mjs`)
  }
  return <Icon {...rest} />
}

type TemplateProps = Record<string, unknown> & { text?: string; items?: unknown }

/**
 * Wraps a part so that templates can pass plain values instead of React nodes: `text` for the children, and names of
 * icons for `icon`, `iconEnd`, `prefixIcon` and the `icon` of each item.
 */
export function withTemplateProps<Props>(Part: ComponentType<Props>): (props: TemplateProps) => ReactNode {
  return ({ text, items, prefixIcon, ...rest }: TemplateProps) => {
    const props = {
      ...resolveIcons(rest),
      ...(typeof prefixIcon === 'string' ? { prefix: <NamedIcon name={prefixIcon} /> } : {}),
      ...(Array.isArray(items) ? { items: items.map((item: Record<string, unknown>) => resolveIcons(item)) } : {}),
      ...(text === undefined ? {} : { children: text }),
    }
    return <Part {...(props as unknown as Props & object)} />
  }
}

function resolveIcons(props: Record<string, unknown>): Record<string, unknown> {
  const result = { ...props }
  for (const key of ['icon', 'iconEnd']) {
    const name = props[key]
    if (typeof name === 'string') {
      result[key] = <NamedIcon name={name} />
    }
  }
  return result
}
