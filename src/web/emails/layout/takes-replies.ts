import { createContext, useContext } from 'react'

/** Whether a reply to an email about a request comes in as its message; else it goes to the other side, and the site knows nothing of it. */
export const TakesReplies = createContext(false)
export const useTakesReplies = (): boolean => useContext(TakesReplies)
