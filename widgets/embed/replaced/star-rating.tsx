import { Stars, type StarsProps } from '../../core/ui/stars/stars'

/** A read-only rating. The widget's form field makes no sense on another site. */
export const StarRating = ({ value, count, size }: StarsProps) => <Stars value={value} count={count} size={size} />
