import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToasts, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id))
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = () => currentToasts().map(({ title, open }) => `${title} ${open ? 'open' : 'closed'}`)

test('a dismissed toast is removed 1,000,000 ms later', () => {
  toast({ title: 'Inquiry Sent' })()
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['Inquiry Sent closed'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('a toast that took the place of a dismissed one is not removed with it', () => {
  toast({ title: 'first' })()
  toast({ title: 'second' })
  vi.advanceTimersByTime(1_000_000)
  expect(titles()).toEqual(['second open'])
})

test('listeners hear each change until they stop listening', () => {
  const heard: string[][] = []
  const stop = onToasts(() => heard.push(titles()))
  const dismiss = toast({ title: 'Logged out' })
  dismiss()
  stop()
  toast({ title: 'unheard' })
  expect(heard).toEqual([['Logged out open'], ['Logged out closed']])
})
