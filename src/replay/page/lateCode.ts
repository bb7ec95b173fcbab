/**
 * Everything that the pages fetch late. Whatever of it a page asked for before is there afterwards, because
 * modules are handed out in the order in which they are asked for, and stand in the chunks of the page's own names.
 */
export async function loadLateCode(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "calendar" */ '../../features/booking/time/calendarModule'),
    import(/* webpackChunkName: "calendar-companions" */ '../../features/booking/time/CalendarCompanions'),
    import(/* webpackChunkName: "receipt" */ '../../features/booking/receipt/Receipt'),
    import(/* webpackChunkName: "notifications" */ '../../features/notifications/NotificationStage'),
  ]);
}
