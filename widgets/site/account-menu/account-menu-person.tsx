import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, ChevronDownIcon, cx, LogOutIcon, Overlay } from '@firstrung/ui'
import { type ComponentProps, useRef } from 'react'
import type { contract } from './contract'

type AccountMenuPersonProps = Pick<WidgetProps<typeof contract>, 'links' | 'logoutUrl' | 'csrfToken'> & {
  firstname: string
  opening: Pick<ComponentProps<typeof Overlay>, 'openMs' | 'closeMs' | 'onOpen'>
}

/** The menu of somebody who is signed in. */
export function AccountMenuPerson({ firstname, links, logoutUrl, csrfToken, opening }: AccountMenuPersonProps) {
  const token = useRef<HTMLInputElement>(null)

  // Whoever signed in on this page has a newer token than the page was written with.
  const handleSubmit = () => {
    const fresh = tokenOfCookie()
    if (token.current && fresh) {
      token.current.value = fresh
    }
  }

  return (
    <Overlay
      title="Your account"
      {...opening}
      button={() => (
        <>
          <span className="w-account-menu__initial" aria-hidden="true">
            {[...firstname][0]?.toUpperCase()}
          </span>
          <span className="w-account-menu__word w-account-menu__name">Hi {firstname}</span>
          <ChevronDownIcon className="w-account-menu__chevron" />
        </>
      )}
    >
      {links.length > 0 ? (
        <nav aria-label="Your account">
          <ul>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a className="w-account-menu__link" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <form
        className={cx('w-account-menu__out', links.length > 0 && 'w-account-menu__out--apart')}
        method="post"
        action={logoutUrl}
        onSubmit={handleSubmit}
      >
        <input ref={token} type="hidden" name="_csrf" defaultValue={csrfToken ?? ''} />
        <Button type="submit" kind="tertiary" size="sm" icon={<LogOutIcon />}>
          Log out
        </Button>
      </form>
    </Overlay>
  )
}

function tokenOfCookie(): string | undefined {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return found && decodeURIComponent(found)
}
