import { Stars, type StarsProps } from '../../core/ui/stars/stars'

/** A rating to read. The form field of the widget makes no sense on another site. */
export const StarRating = ({ value, count, size }: StarsProps) => <Stars value={value} count={count} size={size} />
