import { Html, html } from '../html';
import { logo, renderPage } from '../page';
import { type Message, type MessageStatus, parseAddress } from '../twilio/message';
import { styles } from './styles';

const REFRESH_SECONDS = 4;
const MESSAGES_SHOWN = 100;
const PHONES_SHOWN = 8;

const statusWords: Record<MessageStatus, string> = {
  queued: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
};

const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

const refresh = html`<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}" /></noscript>
  <script>
    setInterval(async () => {
      const reply = await fetch(location.href).catch(() => null);
      if (!reply?.ok) return;
      const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').getElementById('inbox');
      const inbox = document.getElementById('inbox');
      if (fresh.innerHTML === inbox.innerHTML || inbox.contains(document.activeElement)) return;
      inbox.replaceChildren(...fresh.childNodes);
    }, ${REFRESH_SECONDS * 1000});
  </script>`;

/** Renders the phone inbox: the newest message of each phone, or all messages of one phone. */
export function renderInbox(messages: Message[], phone: string | null): string {
  const newest = messages.toReversed();
  const counts = new Map<string, number>();
  for (const { to } of newest) counts.set(parseAddress(to), (counts.get(parseAddress(to)) ?? 0) + 1);
  const conversations = new Map<string, Message[]>();
  for (const message of newest.filter(({ to }) => !phone || parseAddress(to) === phone).slice(0, MESSAGES_SHOWN)) {
    const to = parseAddress(message.to);
    conversations.set(to, [...(conversations.get(to) ?? []), message]);
  }
  return renderPage({
    title: 'Phone inbox · Sangha',
    styles,
    head: refresh,
    body: html`<header>
        ${logo}
        <div>
          <h1>Phone inbox</h1>
          <p class="soft">Every WhatsApp message from Sangha lands here. Nothing leaves this machine.</p>
        </div>
      </header>
      <div class="columns" id="inbox">
        ${renderPhoneList(counts, messages.length, phone)}
        <main>
          ${Array.from(conversations, ([to, received]) => renderConversation(to, received, counts.get(to) ?? 0))}
          ${conversations.size === 0 && renderEmptyInbox(phone)}
        </main>
        ${renderToolForms(messages.length, phone)}
      </div>`,
  });
}

function renderPhoneList(counts: Map<string, number>, total: number, phone: string | null): Html {
  const renderEntry = (label: string, href: string, count: number, current: boolean) =>
    html`<li>
      <a href="${href}" ${current && new Html('aria-current="page"')}><span>${label}</span> <b>${count}</b></a>
    </li>`;
  return html`<nav aria-label="Phones">
    <ul>
      ${renderEntry('All phones', '/', total, phone === null)}
      ${Array.from(counts)
        .slice(0, PHONES_SHOWN)
        .map(([to, count]) => renderEntry(formatPhone(to), buildPhoneUrl(to), count, to === phone))}
    </ul>
  </nav>`;
}

function renderToolForms(total: number, phone: string | null): Html {
  return html`<aside aria-label="Find and delete">
    <form class="find" action="/">
      <label for="to">Another phone</label>
      <div><input id="to" name="to" type="tel" placeholder="98765 43210" required /><button>Show</button></div>
    </form>
    ${
      total > 0 &&
      html`<form method="post" action="/messages/clear">
        ${phone && html`<input type="hidden" name="to" value="${phone}" />`}
        <button class="reject">${phone ? 'Delete these messages' : 'Delete all messages'}</button>
      </form>`
    }
  </aside>`;
}

function renderConversation(to: string, messages: Message[], total: number): Html {
  return html`<section>
    <h2><a href="${buildPhoneUrl(to)}">${formatPhone(to)}</a></h2>
    <ol>
      ${messages.map(renderBubble)}
    </ol>
    ${total > messages.length && html`<p class="soft">${total - messages.length} older ones are in /messages.</p>`}
  </section>`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function renderBubble({ sid, body, template, language, variables, status, errorCode, createdAt }: Message): Html {
  const code = template === 'otp' ? variables['1'] : undefined;
  const failed = status === 'failed';
  return html`<li id="${sid}">
    ${code !== undefined && html`<p class="code">${code}</p>`}
    <p class="text" lang="${language}">${body}</p>
    <p class="meta">
      <time datetime="${createdAt}">${time.format(new Date(createdAt)).replace(',', '')}</time>
      <span class="${failed && 'failed'}"
        >${statusWords[status]}${failed && errorCode !== null && ` (${errorCode})`}</span
      >
      <span class="template">${template ?? 'free text'}${language !== 'en' && `, ${languageNames.of(language)}`}</span>
    </p>
  </li>`;
}

function renderEmptyInbox(phone: string | null): Html {
  return html`<section class="empty">
    <h2>${phone ? `Nothing for ${formatPhone(phone)} yet` : 'No messages yet'}</h2>
    <p>Ask for an OTP in the app, or approve a donation: the message is here a moment later.</p>
  </section>`;
}

function buildPhoneUrl(phone: string): string {
  return `/?to=${encodeURIComponent(phone)}`;
}

function formatPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
