import { createContext, use } from 'react'

/** The current location. It follows the address bar as soon as the script of the new page is loaded. */
export type PageLocation = {
  /** Normalised path and query. */
  address: string
  /** The script of the next page is loading. */
  isLeaving: boolean
}

export const PageLocationContext = createContext<PageLocation>({ address: '/', isLeaving: false })

export const usePageLocation = (): PageLocation => use(PageLocationContext)

export const pathOf = ({ address }: PageLocation): string => address.replace(/\?.*/s, '')
