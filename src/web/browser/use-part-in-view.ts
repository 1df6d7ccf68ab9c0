import { useEffect, useState } from 'react'

/** Returns the id of the last part whose beginning is above the upper third of the window. */
export function usePartInView(parts: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => setInView(elements.findLast((element) => element.getBoundingClientRect().top <= innerHeight / 3)?.id)
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66%', threshold: [0, 1] })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return inView
}
