import { emit, useTopic } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, CircleUserIcon, Overlay } from '@firstrung/ui'
import { AccountMenuPerson } from './account-menu-person'
import type { contract } from './contract'

type AccountMenuProps = WidgetProps<typeof contract>

/** The same as the design token `--duration-base`. */
const ANIMATION_MS = 180

export function AccountMenu({ host, ...props }: AccountMenuProps) {
  const published = useTopic('user')
  const user = published ? (published.loggedIn ? published : undefined) : props.user
  const overlayProps = {
    openMs: ANIMATION_MS,
    closeMs: ANIMATION_MS,
    onOpen: () => emit(host, 'account-menu:opened', { loggedIn: !!user }),
  }

  return (
    <div className="w-account-menu">
      {user ? (
        <AccountMenuPerson {...props} firstname={user.firstname} overlayProps={overlayProps} />
      ) : props.signUpUrl ? (
        <>
          <div className="w-account-menu__inline">
            <VisitorButtons {...props} />
          </div>
          <div className="w-account-menu__narrow">
            <Overlay
              title={t('Your account')}
              {...overlayProps}
              button={() => (
                <>
                  <CircleUserIcon />
                  <span className="w-account-menu__label">{t('Account')}</span>
                </>
              )}
            >
              <p className="w-account-menu__intro">
                {t('Save jobs you like, track your applications and write reviews.')}
              </p>
              <div className="w-account-menu__buttons">
                <VisitorButtons {...props} wide />
              </div>
            </Overlay>
          </div>
        </>
      ) : (
        <VisitorButtons {...props} />
      )}
    </div>
  )
}

type VisitorButtonsProps = Pick<AccountMenuProps, 'loginUrl' | 'signUpUrl'> & { wide?: boolean }

function VisitorButtons({ loginUrl, signUpUrl, wide }: VisitorButtonsProps) {
  const size = wide ? 'md' : 'sm'
  return (
    <>
      <Button href={loginUrl} kind={wide || !signUpUrl ? 'secondary' : 'tertiary'} size={size} wide={wide}>
        {t('Log in')}
      </Button>
      {signUpUrl ? (
        <Button href={signUpUrl} size={size} wide={wide}>
          {t('Sign up')}
        </Button>
      ) : null}
    </>
  )
}
