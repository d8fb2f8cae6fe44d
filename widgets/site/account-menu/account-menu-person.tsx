import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, ChevronDownIcon, cx, LogOutIcon, Overlay } from '@firstrung/ui'
import { type ComponentProps, useRef } from 'react'
import type { contract } from './contract'

type AccountMenuPersonProps = Pick<WidgetProps<typeof contract>, 'links' | 'logoutUrl' | 'csrfToken'> & {
  firstname: string
  overlayProps: Pick<ComponentProps<typeof Overlay>, 'openMs' | 'closeMs' | 'onOpen'>
}

export function AccountMenuPerson({ firstname, links, logoutUrl, csrfToken, overlayProps }: AccountMenuPersonProps) {
  const tokenInput = useRef<HTMLInputElement>(null)

  // Logging in without a reload issues a newer token than the one in the page's HTML.
  const handleSubmit = () => {
    const newToken = readTokenCookie()
    if (tokenInput.current && newToken) {
      tokenInput.current.value = newToken
    }
  }

  return (
    <Overlay
      title={t('Your account')}
      {...overlayProps}
      button={() => (
        <>
          <span className="w-account-menu__initial" aria-hidden="true">
            {[...firstname][0]?.toUpperCase()}
          </span>
          <span className="w-account-menu__label w-account-menu__name">{t('Hi {firstname}', { firstname })}</span>
          <ChevronDownIcon className="w-account-menu__chevron" />
        </>
      )}
    >
      {links.length > 0 ? (
        <nav aria-label={t('Your account')}>
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
        className={cx('w-account-menu__logout', links.length > 0 && 'w-account-menu__logout--divided')}
        method="post"
        action={logoutUrl}
        onSubmit={handleSubmit}
      >
        <input ref={tokenInput} type="hidden" name="_csrf" defaultValue={csrfToken ?? ''} />
        <Button type="submit" kind="tertiary" size="sm" icon={<LogOutIcon />}>
          {t('Log out')}
        </Button>
      </form>
    </Overlay>
  )
}

function readTokenCookie(): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value && decodeURIComponent(value)
}
