/** A WhatsApp message from a phone. */
export interface InboundContent {
  text: string;
  /** MIME types of the attachments, which are not stored. */
  mediaTypes?: readonly string[];
  location?: InboundLocation | undefined;
}

interface InboundLocation {
  latitude: string;
  longitude: string;
  /** Name and address of the place, if the sender has chosen one. */
  place: string;
}

/** Returns the text that staff read, with a line in brackets for a location and each attachment. */
export function formatInboundContent({ text, mediaTypes = [], location }: InboundContent): string {
  const lines = [
    text,
    location ? `[${formatLocation(location)}]` : '',
    ...mediaTypes.map((type) => `[${getKind(type)}]`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function formatLocation({ latitude, longitude, place }: InboundLocation): string {
  return `Location ${latitude}, ${longitude}${place ? `: ${place}` : ''}`;
}

function getKind(mediaType: string): string {
  if (mediaType.includes('vcard')) return 'Contact';
  if (mediaType.startsWith('image/')) return 'Picture';
  if (mediaType.startsWith('audio/')) return 'Voice note';
  return mediaType.startsWith('video/') ? 'Video' : 'File';
}
