import { createContext, useContext } from 'react'

/** The subject of an email, which is also the title of its document: what screen readers and tabs of browsers call it. */
export const Subject = createContext('')
export const useSubject = (): string => useContext(Subject)
