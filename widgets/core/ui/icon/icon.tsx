export interface IconProps {
  /** What the icon says when no word stands beside it. Without it the icon is decoration. */
  label?: string
  className?: string
}

/** An icon part of one outline. The stroke stays 1.75 px at every size; the size follows the text. */
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
