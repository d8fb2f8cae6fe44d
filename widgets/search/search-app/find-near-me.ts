/** 0.01 degrees is about a kilometre: precise enough for a search, too coarse to reveal an address. */
const DECIMALS = 2
const OPTIONS: PositionOptions = { timeout: 15_000, maximumAge: 10 * 60_000 }

/** Returns the address of the list `withoutPlace`, around the visitor. Rejects without permission or position. */
export function findNearMe(withoutPlace: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const handleSuccess = ({ coords }: GeolocationPosition) => {
      const [path = '', query] = withoutPlace.split('?')
      const params = new URLSearchParams(query)
      params.delete('page')
      params.set('lat', coords.latitude.toFixed(DECIMALS))
      params.set('lng', coords.longitude.toFixed(DECIMALS))
      resolve(`${path}?${params.toString()}`)
    }
    navigator.geolocation.getCurrentPosition(handleSuccess, ({ message }) => reject(new Error(message)), OPTIONS)
  })
}
