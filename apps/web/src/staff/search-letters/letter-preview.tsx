import { useState } from 'react';
import { chakra } from '#styled-system/jsx';

/** The mail as it goes out. It has no scripts, and its frame is as high as the mail. */
export function LetterPreview({ html }: { html: string }) {
  const [height, setHeight] = useState(480);
  return (
    <chakra.iframe
      title="Vorschau der E-Mail"
      srcDoc={html}
      // The same origin only so that its height can be read.
      sandbox="allow-same-origin"
      w="full"
      borderWidth="1px"
      borderRadius="card"
      style={{ height: `${height}px` }}
      onLoad={({ currentTarget }) => {
        const content = currentTarget.contentDocument?.documentElement.scrollHeight;
        if (content) setHeight(content);
      }}
    />
  );
}
