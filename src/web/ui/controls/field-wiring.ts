import { createContext, use } from 'react'

/** What a field tells the control inside it: the ids of its texts, and whether its value was refused. */
export type FieldWiring = { id?: string; required?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true }

export const FieldContext = createContext<FieldWiring>({})

/** The attributes of the field around a control; none outside of one. A control's own attributes go after them. */
export const useFieldWiring = () => use(FieldContext)
