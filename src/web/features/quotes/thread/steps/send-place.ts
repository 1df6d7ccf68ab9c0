import { createContext } from 'react'

/** The place in the bar of a request where a phone has the button that sends the prices; null where the bar has none. */
export const SendPlace = createContext<HTMLElement | null>(null)
