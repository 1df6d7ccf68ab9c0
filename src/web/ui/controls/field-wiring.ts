import { createContext, use } from 'react'

/** The attributes that a field passes to its control: the ids of its texts, and whether its value is invalid. */
export type FieldWiring = { id?: string; required?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true }

export const FieldContext = createContext<FieldWiring>({})

/** Returns the attributes from the surrounding field; empty without one. Spread a control's own attributes after them. */
export const useFieldWiring = () => use(FieldContext)
