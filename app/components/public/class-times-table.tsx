import { useMessages } from '~/components/ui/use-messages';
import { useSite } from './use-site';

/** The class times as a table with a row for the morning and a row for the evening. */
export function ClassTimesTable() {
  const batches = useMessages('site.batches');
  const landing = useMessages('site.landing');
  const times = useSite()?.times;
  const rows = [
    { label: batches.morning, times: times?.morning ?? [] },
    { label: batches.evening, times: times?.evening ?? [] },
  ].filter((row) => row.times.length > 0);
  return (
    <table role="table" className="w-full self-start border-t-2 border-ink text-left">
      <caption className="sr-only">{landing.slotsTitle}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} role="row" className="flex flex-wrap items-baseline gap-x-2 border-b border-hair py-5">
            <th scope="row" role="rowheader" className="flex-[1_1_5rem] font-semibold">
              {row.label}
            </th>
            {row.times.map((time) => {
              const [hour, mark] = time.split(' ');
              return (
                <td key={time} role="cell" className="flex-[1_1_3.5rem]">
                  <span className="display text-[1.625rem] leading-none lg:text-[2.25rem]">{hour}</span>{' '}
                  <span className="block text-small text-ink-soft lg:inline">{mark}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
