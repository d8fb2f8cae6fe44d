export const STRATEGIES: Record<string, string> = {
  load: 'At once',
  idle: 'When the browser has nothing else to do',
  visible: 'When it comes near the viewport; visible(400px) changes the distance',
  interaction: 'With the first click, key or touch within it',
  'media(width >= 40rem)': 'While a media query matches',
}
