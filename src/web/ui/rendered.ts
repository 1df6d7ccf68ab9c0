import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names.ts'

/** An element that is rendered with the look of a primitive: `render={<ListingLink href="/suppliers" />}`. */
export type Render = ReactElement<ElementProps>

type ElementProps = HTMLAttributes<HTMLElement> & { children?: ReactNode; ref?: Ref<never> }

/** Returns the element with the primitive's attributes and content; its own attributes win, class names are joined. */
export function rendered(element: Render, { className, children, ...attributes }: ElementProps) {
  const own = element.props
  return cloneElement(element, { ...attributes, ...own, className: classNames(className, own.className) }, own.children ?? children)
}
