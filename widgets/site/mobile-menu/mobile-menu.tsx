import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { ArrowRightIcon, ChevronDownIcon, MenuIcon, Overlay, VisuallyHidden, XIcon } from '@firstrung/ui'
import type { ReactNode } from 'react'
import { CLOSE_MS, type contract, OPEN_MS } from './contract'

type MobileMenuProps = WidgetProps<typeof contract>

export function MobileMenu({ items, current, host }: MobileMenuProps) {
  return (
    <div className="w-mobile-menu">
      <Overlay
        title={t('Menu')}
        openMs={OPEN_MS}
        closeMs={CLOSE_MS}
        onOpen={() => emit(host, 'mobile-menu:opened', {})}
        button={isShown => (
          <>
            {isShown ? <XIcon /> : <MenuIcon />}
            <VisuallyHidden>{t('Menu')}</VisuallyHidden>
          </>
        )}
      >
        <nav className="w-mobile-menu__nav" aria-label={t('Site')}>
          <ul>
            {items.map(item => (
              <li key={item.text} className="w-mobile-menu__item">
                {item.items.length > 0 ? (
                  <Submenu item={item} current={current} />
                ) : item.href === undefined ? null : (
                  <Link className="w-mobile-menu__entry" link={{ text: item.text, href: item.href }} current={current}>
                    <ArrowRightIcon />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Overlay>
    </div>
  )
}

interface SubmenuProps {
  item: MobileMenuProps['items'][number]
  current: string | undefined
}

/** The shared `name` makes the browser keep one submenu open at a time, with or without script. */
function Submenu({ item, current }: SubmenuProps) {
  const ownPage =
    item.href === undefined ? [] : [{ text: t('All {text}', { text: lowercaseFirst(item.text) }), href: item.href }]
  const links = [...ownPage, ...item.items]
  return (
    <details name="mobile-menu" className="w-mobile-menu__submenu">
      <summary className="w-mobile-menu__entry">
        {item.text}
        <ChevronDownIcon />
      </summary>
      <ul className="w-mobile-menu__links">
        {links.map(link => (
          <li key={link.href}>
            <Link className="w-mobile-menu__link" link={link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface LinkProps {
  className: string
  link: { text: string; href: string }
  current: string | undefined
  children?: ReactNode
}

function Link({ className, link, current, children }: LinkProps) {
  return (
    <a className={className} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
      {link.text}
      {children}
    </a>
  )
}

/** Returns "jobs" for "Jobs"; abbreviations like "CVs" stay as they are. */
function lowercaseFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
}
