import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToasts, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id))
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = () => currentToasts().map(({ title, open }) => `${title} ${open ? 'open' : 'closed'}`)

describe('toast', () => {
  test('a dismissed toast is removed 1,000,000 ms later', () => {
    toast({ title: 'Inquiry Sent' })()
    vi.advanceTimersByTime(999_999)
    expect(titles()).toEqual(['Inquiry Sent closed'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  test('a toast that replaced a dismissed one is not removed with it', () => {
    toast({ title: 'first' })()
    toast({ title: 'second' })
    vi.advanceTimersByTime(1_000_000)
    expect(titles()).toEqual(['second open'])
  })

  test('the action of a toast runs once, even if it is pressed again while the toast closes', () => {
    const undone: string[] = []
    const dismiss = toast({ title: 'Line 1 removed', action: { label: 'Undo', onAct: () => undone.push('line 1') } })
    const press = () => currentToasts()[0]!.action!.onAct()
    press()
    press()
    dismiss()
    press()
    expect(undone).toEqual(['line 1'])
  })

  test('each toast has its own action, and the action of a replaced toast runs at most once', () => {
    const undone: string[] = []
    const show = (name: string) => toast({ title: name, action: { label: 'Undo', onAct: () => undone.push(name) } })
    show('first')
    const first = currentToasts()[0]!.action!
    show('second')
    first.onAct()
    first.onAct()
    currentToasts()[0]!.action!.onAct()
    expect(undone).toEqual(['first', 'second'])
  })

  test('listeners are notified of each change until they stop listening', () => {
    const seen: string[][] = []
    const stop = onToasts(() => seen.push(titles()))
    const dismiss = toast({ title: 'Logged out' })
    dismiss()
    stop()
    toast({ title: 'unheard' })
    expect(seen).toEqual([['Logged out open'], ['Logged out closed']])
  })
})
