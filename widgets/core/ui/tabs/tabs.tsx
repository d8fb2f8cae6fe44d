import { locale } from '@firstrung/mount/strings'
export interface TabsProps {
  /** The name of the navigation, for screen readers: "More about Halden Rail". */
  label: string
  items: { text: string; href: string; count?: number; current?: boolean }[]
}

/** Tabs that are links: each has its own URL and works without script. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className="ui-tabs" aria-label={label}>
      <ul className="ui-tabs__list">
        {items.map(item => (
          <li key={item.href}>
            <a className="ui-tabs__tab" href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.text}
              {item.count === undefined ? null : (
                <span className="ui-tabs__count">{item.count.toLocaleString(locale())}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
