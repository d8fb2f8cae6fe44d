import { cx } from '../cx'

export interface LogoMarkProps {
  /** The employer whose mark it is; its first letter stands in when there is no picture. */
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** Load at once: for the one logo that heads a page. */
  eager?: boolean
}

const PIXELS = { sm: 40, md: 56, lg: 96 }
const TINTS = 6

/** An employer's mark. Always decoration: the name stands beside it. */
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

/** The first character as people see it, not half of a pair. */
function firstLetter(name: string): string {
  return [...name.replace(/^the\s+/i, '').trim()][0]?.toLocaleUpperCase('en-GB') ?? '?'
}

function tintOf(name: string): number {
  return [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % TINTS
}
