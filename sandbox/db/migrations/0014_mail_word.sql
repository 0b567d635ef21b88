-- A word that only the customer and this server know. Every mail carries it, as it was when the mail was made.
alter table users add column mail_word text;
alter table mails add column word text;
