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

interface TemplateProps {
  text?: string
  icon?: string
  iconEnd?: string
}

/** Lets a template say with plain values what React takes as nodes: `text`, `icon` and `iconEnd`. */
export function withIcons<Props extends { children: ReactNode }>(Part: ComponentType<Props>) {
  return ({ text, icon, iconEnd, ...rest }: TemplateProps & Omit<Props, 'children' | 'icon' | 'iconEnd'>) => {
    const nodes = {
      ...(icon ? { icon: <NamedIcon name={icon} /> } : {}),
      ...(iconEnd ? { iconEnd: <NamedIcon name={iconEnd} /> } : {}),
    }
    const props = { ...rest, ...nodes } as unknown as Props
    return <Part {...props}>{text}</Part>
  }
}
