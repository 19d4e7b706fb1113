/* Delivery status notifications by RFC 3464, as common mail servers write them. */

export interface ReportOptions {
  /** The Message-ID of the returned mail, with its angle brackets. */
  messageId: string;
  to?: string;
  action?: string;
  status?: string;
}

const returnedHead = ({
  messageId,
  to = 'anna@example.net',
}: ReportOptions) => `From: Brookfleet Immobilien <website@makler.example>
To: ${to}
Subject: Neues zu Ihrem Suchauftrag
Message-ID: ${messageId}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8`;

/** Returns the whole mail. */
export const postfixReport = (options: ReportOptions): string => {
  const { to = 'anna@example.net', action = 'failed', status = '5.1.1' } = options;
  return `Return-Path: <>
Date: Tue,  1 Dec 2026 10:00:02 +0100 (CET)
From: MAILER-DAEMON@mail.makler.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: website@makler.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F6A1200CB.1796029202/mail.makler.example"
Message-Id: <20261201090002.5E0B9200D1@mail.makler.example>

This is a MIME-encapsulated message.

--4F6A1200CB.1796029202/mail.makler.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.makler.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${to}>: host mx.example.net[192.0.2.7] said: 550 5.1.1 <${to}>:
    Recipient address rejected: User unknown (in reply to RCPT TO command)

--4F6A1200CB.1796029202/mail.makler.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.makler.example
X-Postfix-Queue-ID: 4F6A1200CB
X-Postfix-Sender: rfc822; website@makler.example
Arrival-Date: Tue,  1 Dec 2026 10:00:01 +0100 (CET)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; 550 5.1.1 <${to}>: Recipient address rejected:
    User unknown

--4F6A1200CB.1796029202/mail.makler.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <website@makler.example>
${returnedHead(options)}

Guten Tag, es gibt Neues.

--4F6A1200CB.1796029202/mail.makler.example--
`;
};

/** Returns the headers only, and writes names and codes in its own manner. */
export const exchangeReport = (options: ReportOptions): string => {
  const { to = 'anna@example.net', action = 'failed', status = '5.1.10' } = options;
  return `From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.net>
To: <website@makler.example>
Date: Tue, 1 Dec 2026 09:00:03 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="c0d2f7b4-1f63-4e0a-9a57-2a6f9a4f3b1e"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: de-DE
Message-ID: <5b0a8d0e-0c0c-4a1e-8f7c-9d8b1e0f2a33@DB9PR01MB0001.eurprd01.prod.exchangelabs.com>
In-Reply-To: ${options.messageId}
References: ${options.messageId}
Subject: Unzustellbar: Neues zu Ihrem Suchauftrag
Auto-Submitted: auto-replied
MIME-Version: 1.0

--c0d2f7b4-1f63-4e0a-9a57-2a6f9a4f3b1e
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="0f0a4a5e-77b0-4f62-8a4f-6fd9d9a0b0c1"

--0f0a4a5e-77b0-4f62-8a4f-6fd9d9a0b0c1
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

Ihre Nachricht an ${to} konnte nicht zugestellt werden.

--0f0a4a5e-77b0-4f62-8a4f-6fd9d9a0b0c1
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><body><p>Ihre Nachricht konnte nicht zugestellt werden.</p></body></html>

--0f0a4a5e-77b0-4f62-8a4f-6fd9d9a0b0c1--

--c0d2f7b4-1f63-4e0a-9a57-2a6f9a4f3b1e
Content-Type: message/delivery-status

Reporting-MTA: dns;DB9PR01MB0001.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mail.makler.example
Arrival-Date: Tue, 1 Dec 2026 09:00:02 +0000

Final-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--c0d2f7b4-1f63-4e0a-9a57-2a6f9a4f3b1e
Content-Type: text/rfc822-headers

Received: from mail.makler.example (192.0.2.1) by DB9PR01MB0001.eurprd01.prod.exchangelabs.com
 (10.0.0.1) with Microsoft SMTP Server id 15.20; Tue, 1 Dec 2026 09:00:02 +0000
${returnedHead(options)}

--c0d2f7b4-1f63-4e0a-9a57-2a6f9a4f3b1e--
`;
};

/** Folds the Message-ID, and quotes the report's type. */
export const gmailReport = (options: ReportOptions): string => {
  const { to = 'anna@gmail.com', action = 'failed', status = '5.2.2' } = options;
  return `Received: by 2002:a05:6000:1234 with SMTP id x1; Tue, 01 Dec 2026 01:00:04 -0800 (PST)
Content-Type: multipart/report; boundary="000000000000d5a1f80612345678"; report-type="delivery-status"
To: website@makler.example
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
Subject: Delivery Status Notification (Failure)
References: ${options.messageId}
In-Reply-To: ${options.messageId}
X-Failed-Recipients: ${to}
Auto-Submitted: auto-replied
Message-ID: <665c3a4b.050a0220.1a2b3.1234.GMR@mx.google.com>
Date: Tue, 01 Dec 2026 01:00:04 -0800 (PST)

--000000000000d5a1f80612345678
Content-Type: multipart/related; boundary="000000000000d5b1f90612345679"

--000000000000d5b1f90612345679
Content-Type: multipart/alternative; boundary="000000000000d5c1fa061234567a"

--000000000000d5c1fa061234567a
Content-Type: text/plain; charset="UTF-8"

** Posteingang voll **

Action: failed
Ihre Nachricht an ${to} konnte nicht zugestellt werden.

--000000000000d5c1fa061234567a--

--000000000000d5b1f90612345679--

--000000000000d5a1f80612345678
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; website@makler.example
Arrival-Date: Tue, 01 Dec 2026 01:00:03 -0800 (PST)
X-Original-Message-ID: ${options.messageId}

Final-Recipient: rfc822; ${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space and inactive.
 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm - gsmtp
Last-Attempt-Date: Tue, 01 Dec 2026 01:00:04 -0800 (PST)

--000000000000d5a1f80612345678
Content-Type: message/rfc822

Received: from mail.makler.example by smtp.gmail.com
${returnedHead({ ...options, to }).replace('Message-ID: ', 'Message-ID:\n ')}

Guten Tag, es gibt Neues.

--000000000000d5a1f80612345678--
`;
};

/** A holiday responder, which quotes what it answers. */
export const holidayReply = ({ messageId }: ReportOptions): string => `From: anna@example.net
To: website@makler.example
Subject: Abwesenheit
Auto-Submitted: auto-replied
In-Reply-To: ${messageId}
References: ${messageId}
Content-Type: text/plain; charset=utf-8

Bis Montag bin ich nicht da.
Action: failed
Status: 5.1.1
`;
