/**
 * Everything that the pages fetch late. Whatever of it a page asked for before is there afterwards, because
 * modules are handed out in the order in which they are asked for.
 */
export async function loadLateCode(): Promise<void> {
  await Promise.all([
    import('../../features/booking/time/calendarModule'),
    import('../../features/booking/time/CalendarCompanions'),
    import('../../features/booking/receipt/Receipt'),
    import('../../features/notifications/NotificationStage'),
  ]);
}
