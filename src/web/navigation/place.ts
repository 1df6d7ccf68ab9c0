import { createContext, use } from 'react'

/** Where the visitor is. It follows the address bar as soon as the script of the page is there. */
export type Place = {
  /** Path and query, normalised. */
  address: string
  /** The script of another page is on its way. */
  isLeaving: boolean
}

export const PlaceContext = createContext<Place>({ address: '/', isLeaving: false })

export const usePlace = (): Place => use(PlaceContext)

export const pathOf = ({ address }: Place): string => address.split('?', 1)[0]!
