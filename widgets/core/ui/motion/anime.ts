/** The one piece of anime.js that is used, in a chunk of its own: it animates through the browser's own engine. */
export { waapi } from 'animejs/waapi'
