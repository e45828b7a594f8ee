import { useMessages } from '~/components/ui/use-messages';

const HOURS = ['6:00', '7:00', '8:00'];

/** The six class times as a table with two rows. */
export function ClassTimesTable() {
  const batches = useMessages('site.batches');
  const landing = useMessages('site.landing');
  const rows = [
    { label: batches.morning, mark: batches.morningMark },
    { label: batches.evening, mark: batches.eveningMark },
  ];
  return (
    <table role="table" className="w-full self-start border-t-2 border-ink text-left">
      <caption className="sr-only">{landing.slotsTitle}</caption>
      <tbody>
        {rows.map(({ label, mark }) => (
          <tr key={label} role="row" className="flex flex-wrap items-baseline gap-x-2 border-b border-hair py-5">
            <th scope="row" role="rowheader" className="flex-[1_1_5rem] font-semibold">
              {label}
            </th>
            {HOURS.map((hour) => (
              <td key={hour} role="cell" className="flex-[1_1_3.5rem]">
                <span className="display text-[1.625rem] leading-none lg:text-[2.25rem]">{hour}</span>{' '}
                <span className="block text-small text-ink-soft lg:inline">{mark}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
