declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:site.css'

declare module '*.css'
