/** A hundredth of a degree is about a kilometre: near enough for a search, too far for a front door. */
const DECIMALS = 2
const OPTIONS: PositionOptions = { timeout: 15_000, maximumAge: 10 * 60_000 }

/** Asks the browser where the reader is: the list of `withoutPlace` around there. Fails where it may or can not say. */
export function findNearMe(withoutPlace: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const found = ({ coords }: GeolocationPosition) => {
      const [path = '', query] = withoutPlace.split('?')
      const params = new URLSearchParams(query)
      params.delete('page')
      params.set('lat', coords.latitude.toFixed(DECIMALS))
      params.set('lng', coords.longitude.toFixed(DECIMALS))
      resolve(`${path}?${params.toString()}`)
    }
    navigator.geolocation.getCurrentPosition(found, ({ message }) => reject(new Error(message)), OPTIONS)
  })
}
