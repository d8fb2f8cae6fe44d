/** Fillers for slots, and the short answers of a review. */
export const travelModes = ['bike', 'bus', 'train', 'tram', 'car', 'bus and train'] as const
export const managers = ['manager', 'mentor', 'team leader', 'supervisor', 'line manager'] as const
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'September',
  'October',
  'November',
] as const
export const counts = ['two', 'three', 'four', 'five', 'six'] as const
