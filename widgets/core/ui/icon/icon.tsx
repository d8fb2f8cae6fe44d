export interface IconProps {
  /** The meaning of an icon without text. Without a label the icon is hidden from screen readers. */
  label?: string
  className?: string
}

/** Creates an icon component from an SVG path. The size follows the text; the stroke is always 1.75 px. */
export function createIcon(d: string) {
  return ({ label, className }: IconProps) => (
    <svg
      className={className ? `ui-icon ${className}` : 'ui-icon'}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={d} />
    </svg>
  )
}
