import { createContext, use } from 'react'

/** The current location. It follows the address bar as soon as the script of the new page is loaded. */
export type Place = {
  /** Normalised path and query. */
  address: string
  /** The script of the next page is loading. */
  isLeaving: boolean
}

export const PlaceContext = createContext<Place>({ address: '/', isLeaving: false })

export const usePlace = (): Place => use(PlaceContext)

export const pathOf = ({ address }: Place): string => address.split('?', 1)[0]!
