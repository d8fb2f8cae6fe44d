/** The only part of anime.js that is used, in its own chunk: it animates with the Web Animations API. */
export { waapi } from 'animejs/waapi'
