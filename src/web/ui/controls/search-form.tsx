import type { ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

type SearchFormProps = {
  /** What is searched. */
  label: string
  placeholder: string
  /** What the address says is searched for; the field follows it. */
  value: string | undefined
  onFind: (text: string | undefined) => void
  className?: string
  /** Stands behind the button. */
  children?: ReactNode
}

/** A search that begins when the form is sent; a blank text searches for everything. */
export function SearchForm({ label, placeholder, value, onFind, className, children }: SearchFormProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search')).trim()
    onFind(text || undefined)
  }
  return (
    <search>
      <form className={className} onSubmit={find}>
        <TextInput
          key={value}
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          defaultValue={value}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
        {children}
      </form>
    </search>
  )
}
