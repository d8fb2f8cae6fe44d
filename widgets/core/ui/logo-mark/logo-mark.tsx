import { cx } from '../cx'

export interface LogoMarkProps {
  /** The employer's name; its first letter is shown when there is no logo. */
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** Disables lazy loading, for the logo at the top of a page. */
  eager?: boolean
}

const PIXELS = { sm: 40, md: 56, lg: 96 }
const TINTS = 6

/** An employer's logo. It is decorative, because the name is always next to it. */
export function LogoMark({ name, src, size = 'md', eager }: LogoMarkProps) {
  const pixels = PIXELS[size]
  if (src) {
    return (
      <span className={cx('ui-logo-mark', `ui-logo-mark--${size}`)}>
        <img src={src} alt="" width={pixels} height={pixels} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </span>
    )
  }
  return (
    <span
      className={cx('ui-logo-mark', `ui-logo-mark--${size}`, `ui-logo-mark--tint-${tintOf(name)}`)}
      aria-hidden="true"
    >
      {firstLetter(name)}
    </span>
  )
}

/** Iterates over code points, because the first character may be a surrogate pair. */
function firstLetter(name: string): string {
  return [...name.replace(/^the\s+/i, '').trim()][0]?.toLocaleUpperCase('en-GB') ?? '?'
}

function tintOf(name: string): number {
  return [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % TINTS
}
