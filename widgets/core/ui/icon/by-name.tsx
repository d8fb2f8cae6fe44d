import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from './icon'
import * as icons from './icons'

interface NamedIconProps extends IconProps {
  /** Kebab-case name: `map-pin`. */
  name: string
}

/** An icon by its name, for templates, which cannot import one. An unknown name is an error, not a hole. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const key = `${name.replace(/(^|-)(\w)/g, (_, dash, letter: string) => letter.toUpperCase())}Icon`
  const Icon = (icons as Record<string, ComponentType<IconProps> | undefined>)[key]
  if (!Icon) {
    throw new Error(`There is no icon "${name}"; scripts/icons.mjs lists those there are`)
  }
  return <Icon {...rest} />
}

type TemplateProps = Record<string, unknown> & { text?: string; items?: unknown }

/**
 * Lets a template say with plain values what React takes as nodes: `text` for what is inside, and the names of icons
 * for `icon`, `iconEnd`, `prefixIcon` and the `icon` of each item.
 */
export function withNames<Props>(Part: ComponentType<Props>): (props: TemplateProps) => ReactNode {
  return ({ text, items, prefixIcon, ...rest }: TemplateProps) => {
    const props = {
      ...named(rest),
      ...(typeof prefixIcon === 'string' ? { prefix: <NamedIcon name={prefixIcon} /> } : {}),
      ...(Array.isArray(items) ? { items: items.map((item: Record<string, unknown>) => named(item)) } : {}),
      ...(text === undefined ? {} : { children: text }),
    }
    return <Part {...(props as unknown as Props & object)} />
  }
}

function named(props: Record<string, unknown>): Record<string, unknown> {
  const result = { ...props }
  for (const key of ['icon', 'iconEnd']) {
    const name = props[key]
    if (typeof name === 'string') {
      result[key] = <NamedIcon name={name} />
    }
  }
  return result
}
